/** Longer ago nobody remembers having wanted to go there; a login then leads where logins lead. */
const keptMs = 10 * 60_000

let wish: { path: string; at: number; owner: number | undefined } | undefined

/** Where somebody wanted to go when a login was asked for; the login leads there, that of `owner` alone if it is known. */
export const rememberWish = (path: string, owner?: number) => {
  wish = { path, at: Date.now(), owner }
}

/** What is remembered, for whoever leaves the app to log in and comes back. */
export const rememberedWish = () => (wish ? { path: wish.path, owner: wish.owner } : {})

/** Somebody has gone elsewhere meanwhile. */
export const forgetWish = () => {
  wish = undefined
}

/** The path remembered for whoever has logged in, once and not for long. */
export const takeWish = (by: number) => {
  const taken = wish
  forgetWish()
  if (!taken || Date.now() - taken.at >= keptMs) return undefined
  return taken.owner === undefined || taken.owner === by ? taken.path : undefined
}
