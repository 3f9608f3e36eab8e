// What the app's files ask of a browser as soon as they are loaded, in the thread that draws for the server.
const silent = { addEventListener() {}, removeEventListener() {} }
const nothing = { getItem: () => null, setItem() {}, removeItem() {} }

Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, userAgent: '', maxTouchPoints: 0 } })
Object.assign(globalThis, {
  ...silent,
  window: globalThis,
  name: '',
  isSecureContext: false,
  document: {
    ...silent,
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
    documentElement: {},
    head: {},
    cookie: '',
    baseURI: 'https://app.invalid/',
  },
  location: { pathname: '', search: '', hash: '', protocol: 'https:', host: '' },
  history: { state: null },
  matchMedia: () => ({ ...silent, matches: false }),
  sessionStorage: nothing,
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
  },
})
