/** So many milliseconds after letting go its click has come, if there is one. */
export const CLICK_COMES = 100;
