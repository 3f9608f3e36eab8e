// What the app's files find of a browser where there is none. The build of the first view has them import these instead.
const nothing = () => {}
const follow = { addEventListener: nothing, removeEventListener: nothing }

export const window = { ...follow, name: '', matchMedia: () => ({ ...follow, matches: false }) }
export const document = { ...follow, documentElement: {} }
export const navigator = { onLine: true, userAgent: '' }
export const location = { pathname: '', search: '', hash: '', protocol: 'https:', host: '' }

export class IntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
