import { App } from '@capacitor/app'
import { deepLinkPath, hostsOf } from './deepLinks.rules.ts'
import { apiRoot } from './session/session.ts'

/** Calls `open` with the path of every link that the phone hands to the app. */
export const onDeepLink = async (open: (path: string) => void) => {
  const hosts = hostsOf(apiRoot, location.host, import.meta.env.VITE_APP_HOSTS ?? '')
  await App.addListener('appUrlOpen', ({ url }) => {
    const path = deepLinkPath(url, hosts)
    if (path) open(path)
  })
}
