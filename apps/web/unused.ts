import type { Plugin } from 'vite'

const colours = [
  'primary',
  'secondary',
  'tertiary',
  'success',
  'warning',
  'danger',
  'light',
  'medium',
  'dark',
]
const shades = ['rgb', 'contrast', 'contrast-rgb', 'shade', 'tint']

/**
 * Classes and properties in Ionic's style sheet, for parts of it and colours of them, and in our mapping to these, that
 * the app does not use.
 */
export const unusedSymbols = [
  ...colours.map(colour => `ion-color-${colour}`),
  ...colours
    .flatMap(colour => shades.map(shade => `--ion-color-${colour}-${shade}`))
    .filter(name => name !== '--ion-color-primary-contrast'),
  ...[300, 400, 500, 600, 650, 700, 750, 800, 850, 900, 950].map(
    step => `--ion-background-color-step-${step}`,
  ),
  ...[50, 100, 200, 250, 500, 550, 650, 700, 750, 800, 850, 900, 950].map(
    step => `--ion-text-color-step-${step}`,
  ),
  '--ion-card-background',
  '--ion-item-color',
  '--ion-placeholder-opacity',
  'accordion-group-expand-inset',
  'ion-accordion-toggle-icon',
  'accordion-expanding',
  'accordion-expanded',
  'ion-datetime-button-overlay',
  'popover-viewport',
  'ion-color',
  'ion-inherit-color',
]

/** Fails a build that uses a property which is left out of its style sheets as unused, as after an update of Ionic. */
export const unused = (): Plugin => ({
  name: 'unused',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const text = file.type === 'chunk' ? file.code : String(file.source)
      const used = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].find(([, name = '']) =>
        unusedSymbols.includes(name),
      )
      if (used) this.error(`${file.fileName} uses ${used[1]}, which no style sheet sets`)
    }
  },
})
