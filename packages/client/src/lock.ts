const queues: Record<string, Promise<unknown>> = {}

type Options = {
  /** Ends the waiting, with its reason; work that has begun goes on. */
  signal?: AbortSignal
}

/** One work of this name at a time over all tabs; where the browser has no locks (no HTTPS), over this tab. */
export const oneAtATime = <Result>(
  name: string,
  work: () => Promise<Result>,
  options: Options = {},
): Promise<Result> => {
  if ('locks' in navigator) return navigator.locks.request(name, options, work)
  const done = (queues[name] ?? Promise.resolve()).then(work)
  queues[name] = done.catch(() => undefined)
  return done
}
