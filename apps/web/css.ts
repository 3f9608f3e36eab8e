import type { CSSOptions } from 'vite'

const name = /(?<![-\w.])ion-(split-pane|header|toolbar|buttons|title|content|menu)(?![-\w])/g

/** How style sheets are read, for browsers and for the first view alike. */
export const css = {
  postcss: {
    plugins: [
      {
        // What they say of Ionic's elements holds for those of the first view that stand in their place.
        postcssPlugin: 'frame-names',
        Once: sheet => {
          sheet.walkRules(rule => {
            rule.selector = rule.selector.replace(name, ':is(ion-$1, first-$1)')
          })
        },
      },
    ],
  },
  // Readable, and short: areas/classNames.test.ts sees to it that no two modules have the same name.
  modules: { generateScopedName: '[local]' },
} satisfies CSSOptions
