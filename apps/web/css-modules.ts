import type { CSSOptions } from 'vite'

/** How style sheets are read, for browsers and for the first view alike. */
export const css = {
  // Readable, and short: areas/classNames.test.ts sees to it that no two modules have the same name.
  modules: { generateScopedName: '[local]' },
} satisfies CSSOptions
