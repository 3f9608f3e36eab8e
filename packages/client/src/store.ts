/** A value outside of React that components follow with `useSyncExternalStore`. */
export const createStore = <Value>(initial: Value) => {
  let value = initial
  const followers = new Set<() => void>()
  return {
    get: () => value,
    set: (next: Value) => {
      value = next
      for (const follower of followers) follower()
    },
    subscribe: (follower: () => void) => {
      followers.add(follower)
      return () => {
        followers.delete(follower)
      }
    },
  }
}
