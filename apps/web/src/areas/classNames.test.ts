import { expect, test } from 'vitest'

const styles = import.meta.glob<string>('./*/**/*.css', { query: '?raw', import: 'default', eager: true })
const commonStyles = import.meta.glob<string>(
  ['../shared/**/*.css', '../theme/*.css', '../menu/*.css', '../../../../packages/ui/src/*.css'],
  { query: '?raw', import: 'default', eager: true },
)
const sources = import.meta.glob<string>('./*/**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** The classes that a style sheet defines, without those of others that it speaks of. */
const classesOf = (css: string) => {
  const selectors = css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '').replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
}

/** The words in the class names that a component gives without taking them from a module. */
const plainWordsOf = (source: string) =>
  [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, composed = '']) =>
    (plain ?? composed.replace(/\$\{[^}]*\}/g, '')).split(/\s+/),
  )

/** The modules that a component imports: the name it gives them, and where they are. */
const modulesOf = (path: string, source: string) =>
  [...source.matchAll(/^import (\w+) from '(\..*\.module\.css)'$/gm)].map(([, name = '', from = '']) => ({
    name,
    path: `.${new URL(from, `file:${path.slice(1)}`).pathname}`,
  }))

const common = new Set(Object.values(commonStyles).flatMap(css => [...classesOf(css)]))
const owners = new Map<string, string[]>()
for (const [path, css] of Object.entries(styles))
  for (const name of classesOf(css)) owners.set(name, [...(owners.get(name) ?? []), path])

test('the styles of areas are modules', () => {
  expect(Object.keys(styles).filter(path => !path.endsWith('.module.css'))).toEqual([])
})

test('no two modules have a class of the same name, and none has that of a common one', () => {
  const twice = [...owners].filter(([name, paths]) => paths.length > 1 || common.has(name))
  expect(twice).toEqual([])
})

test('components take the classes of modules from them', () => {
  const plain = Object.entries(sources).flatMap(([path, source]) =>
    plainWordsOf(source)
      .filter(word => owners.has(word))
      .map(word => `${path}: ${word}`),
  )
  expect(plain).toEqual([])
})

test('the classes that components take from a module are in it, and the module is in their area', () => {
  const missing = Object.entries(sources).flatMap(([path, source]) =>
    modulesOf(path, source).flatMap(module => {
      const defined = classesOf(styles[module.path] ?? '')
      const taken = source
        .replace(/ from '.*'/g, '')
        .matchAll(new RegExp(`\\b${module.name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))
      return [...taken]
        .map(([, word, quoted]) => word ?? quoted ?? '')
        .filter(word => !defined.has(word) || module.path.split('/')[1] !== path.split('/')[1])
        .map(word => `${path}: ${word}`)
    }),
  )
  expect(missing).toEqual([])
})
