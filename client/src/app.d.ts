declare module 'virtual:icons' {
  type Pack = Record<string, string>;
  export const own: Pack;
  export const packs: Record<string, () => Promise<{ default: Pack }>>;
}
