/**
 * The path inside the app that a link opened from outside means: what follows the app's domain suffix
 * (spec section 2). A link without the suffix, or with nothing behind it, means none.
 */
export const deepLinkPath = (url: string, suffix = '.app') => {
  const [, ...rest] = url.split(`${suffix}/`)
  const path = rest.join(`${suffix}/`)
  return path === '' ? undefined : `/${path}`
}

/** Calls `open` with the path of every link that the phone hands to the app; only phones have such links. */
export const onDeepLink = async (open: (path: string) => void) => {
  if (!('Capacitor' in window)) return
  const { App } = await import('@capacitor/app')
  await App.addListener('appUrlOpen', ({ url }) => {
    const path = deepLinkPath(url)
    if (path) open(path)
  })
}
