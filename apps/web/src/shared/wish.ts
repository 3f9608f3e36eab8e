let wish: string | undefined

/** Where somebody wanted to go when a guard asked for a login; the login leads there. */
export const rememberWish = (path: string) => {
  wish = path
}

/** The remembered path, once. */
export const takeWish = () => {
  const path = wish
  wish = undefined
  return path
}
