import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'

/** Patterns that take longer than their text is long, and why none of them ever gets a long one. */
const slowButShort = {
  'apps/admin/src/areas/halls/hall.rules.ts /^(.*?)(\\d*)$/':
    'the name of a stand, in the browser of who types it',
  'apps/admin/src/areas/registrations/group.rules.ts /[^\\s<>;,"]+@[^\\s<>;,"]+/':
    'a line in the browser of who pasted it',
  'apps/server/src/areas/accounts/create-superuser.command.ts /^\\S+@\\S+\\.\\S+$/': 'typed at a terminal',
  'apps/server/src/areas/accounts/credentials/links.rules.ts /=+$/': 'made of a number',
  'apps/server/src/areas/circulars/circulars.mails.ts /\\s*\\n\\s*/': 'a subject of 255 signs and names',
  'apps/server/src/areas/faults/faults.rules.ts /"[^"]*"|„[^“]*“|\'[^\']*\'|`[^`]*`/':
    'a message of 300 signs',
  'apps/server/src/areas/faults/faults.rules.ts /\\S+@\\S+/': 'a message of 300 signs',
  'apps/server/src/areas/intake/cells.rules.ts /^(?:\\p{L}{2,10}\\.?,?\\s+)?(\\d{1,2})\\.\\s*(?:(\\d{1,2})\\.?|(\\p{L}{3,9})\\.?)\\s*(\\d{4}|\\d{2})?(?:[\\s,]+\\d{1,2}[:.]\\d{2}.*)?$/':
    'never has two spaces in a row',
  'apps/server/src/areas/intake/columns.rules.ts /\\(.*?\\)|\\[.*?\\]/': 'a heading cut to 255 signs',
  'apps/server/src/areas/mail/mail-texts.rules.ts /\\s*\\n\\s*/': 'a subject of 255 signs and names',
  'apps/server/src/areas/pages/head.rules.ts /\\s*<meta name="description"[^>]*>/':
    'the page that we have built',
  'apps/server/src/areas/pages/pages.texts.ts /[\\s,.;:–-]+$/': 'cut to what a search engine shows',
  'apps/server/src/areas/payments/sepa-text.rules.ts /[/ ]+$/': 'cut to 35 signs',
  'apps/server/src/config.ts /\\/+$/': 'an address of the configuration',
  'apps/server/src/platform/pictures/preview.ts /[\\s,.;:–-]+$/': 'cut to what a picture has room for',
  'apps/server/src/platform/tables/excel-numbers.ts /"[^"]*"|\\\\.|_.|\\*.|\\[(?!h+\\]|m+\\]|s+\\])[^\\]]*\\]/':
    'in a thread that ends after a minute',
  'apps/server/src/platform/tables/number-mask.ts /"([^"]*)"|\\\\(.)|_.|\\*.|\\[\\$([^\\]-]*)[^\\]]*\\]|\\[[^\\]]*\\]|([0#?])|([^"\\\\])/':
    'in a thread that ends after a minute',
  'apps/server/src/platform/tables/number-mask.ts /"[^"]*"|\\\\.|_.|\\*.|\\[[^\\]]*\\]/':
    'in a thread that ends after a minute',
  'apps/web/src/areas/about/licences.texts.ts /(.{50,}?\\S)[ \\t]*\\n(?=\\S)/':
    'licences that come with the app',
  'packages/contract/src/values/marked-text.ts /\\s*\\n\\s*/':
    'the text of an editor, in the browser of who types it',
  'packages/ui/src/tokens.ts /(--tr-[\\w-]+):\\s*([^;]+);/': 'a file of our own',
}

/** Patterns that are put together, so that no tool can read them here, and why they are quick. */
const composed = {
  'apps/admin/src/areas/invoices/datev/fields.texts.ts': 4, // digits, as many as an account has
  'apps/server/src/areas/accounts/bounces.reader.ts': 1, // each line is looked at once: folded ones begin with a space
  'apps/server/src/areas/intake/cells.rules.ts': 2, // never have two spaces in a row
  'packages/contract/src/values/tax.ts': 1, // codes of countries, then a counted repetition
  'packages/contract/src/values/text.ts': 3, // a single class of signs
}

const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']).filter(
  path => !/\.(test|fixture|d)\.tsx?$/.test(path),
)

/** The patterns of a file, and how many are put together from texts. */
const patternsOf = path => {
  const patterns = []
  let made = 0
  const isMade = node => {
    if (node.callee.name === 'RegExp') made++
  }
  const visitor = new Visitor({
    Literal: ({ regex }) => {
      if (regex) patterns.push(regex)
    },
    NewExpression: isMade,
    CallExpression: isMade,
  })
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return { path, patterns, made }
}
const all = files.map(patternsOf)

test('no pattern takes much longer than its text is long, unless its text is always short', () => {
  expect(all.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(300)
  const slow = all.flatMap(({ path, patterns }) =>
    patterns
      .filter(
        ({ pattern, flags }) => analyse({ source: pattern, flags }, { maxReports: 1 }).reports.length > 0,
      )
      .map(({ pattern }) => `${path} /${pattern}/`),
  )
  expect(new Set(slow)).toEqual(new Set(Object.keys(slowButShort)))
})

test('the analysis sees the patterns that have stopped servers', () => {
  for (const source of ['^(a+)+$', '(\\s|\\s)*x', '\\s+$'])
    expect(analyse({ source, flags: '' }, { maxReports: 1 }).reports).not.toEqual([])
})

test('of each pattern that is put together somebody has thought', () => {
  const made = all.filter(one => one.made > 0).map(one => [one.path, one.made])
  expect(Object.fromEntries(made)).toEqual(composed)
})
