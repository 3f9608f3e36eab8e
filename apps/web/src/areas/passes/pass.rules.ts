type Place = { start: Date; end: Date; participation: { state: string } }

/** The workshop that somebody with this pass goes to next, or is in now. */
export const nextPlace = <P extends Place>(places: readonly P[], now: Date): P | undefined =>
  places
    .filter(({ end, participation }) => participation.state === 'registered' && end > now)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())[0]
