/** Strengths of a moment on a common scale, as in the contest before it. */
import type { Side, Step } from '$lib/scene/contest';
import type { TableView } from '$lib/scene/view.svelte';
import type { Part, Row } from '$lib/model';
import type { Mark } from '$lib/wire';

/** The thresholds of the place that a part is about, if it has any. */
export function marksOf(view: TableView, { thing, rows = [] }: Part): readonly Mark[] {
  const place = thing?.face?.name;
  if (!place || !rows.some((row) => row.counts?.length)) return [];
  return view.scene.zones.find((zone) => zone.title === place && zone.marks?.length)?.marks ?? [];
}

/** Rows as sides: what they count, in a line and step by step; what was paid for is what was added. */
export function sidesIn(view: TableView, rows: readonly Row[]): Side[] {
  return rows.map((row) => {
    const seat = row.seat ?? -1;
    const steps: Step[] = (row.counts ?? []).flatMap(({ sign = '', value }) =>
      Array.from(
        { length: Number(value) || 0 },
        () => ({ icon: view.sign(sign)?.icon ?? '', sort: sign === row.sign ? 'added' : 'own' }) as const,
      ),
    );
    const more = Math.max(0, Number(row.strength || 0) - steps.length);
    const bonus: Step[] = Array.from({ length: more }, () => ({ icon: '', sort: 'bonus' }));
    const own = steps.filter((step) => step.sort === 'own');
    const all = [...own, ...bonus, ...steps.filter((step) => step.sort === 'added')];
    return {
      seat,
      name: seat >= 0 ? view.called(seat) : view.plain(row.label),
      about: (row.counts ?? []).map(({ sign = '', value = '' }) => `[${sign} ${value}]`).join(' + '),
      steps: all,
      total: all.length,
      reach: 0,
      sign: row.sign ?? '',
    };
  });
}
