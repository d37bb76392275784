/** Seats of somebody who may have several. */
import type { TableInfo, Up } from '$lib/model';

/** Those that I play myself; not where a bot stands in for me. */
export function ownSeats(info: TableInfo | undefined): number[] {
  return (info?.chairs ?? []).filter((chair) => chair.mine && !chair.stand_in).map((chair) => chair.seat);
}

/** The seat of mine that has to answer now, if the one that is shown has not; -1 if none. */
export function nextSeat(own: readonly number[], asked: readonly number[], shown: number): number {
  if (own.includes(shown) && asked.includes(shown)) return -1;
  return own.find((seat) => asked.includes(seat)) ?? -1;
}

/** A deed is done for the seat that is shown, even while another one of mine is asked too. */
export function spokenFor(message: Up, shown: number): Up {
  switch (message.type) {
    case 'choose':
    case 'undo':
    case 'restart':
    case 'propose':
    case 'hint':
    case 'foresee':
      return shown < 0 ? message : { seat: shown, ...message };
    default:
      return message;
  }
}
