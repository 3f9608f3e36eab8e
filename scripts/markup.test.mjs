import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How a page would take a text for elements or for a script (OWASP, DOM based XSS). */
const dangerous =
  /\b(?:dangerouslySetInnerHTML|(?:inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|srcdoc|document\.write(?:ln)?\()/i

const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}')

test('no page takes a text for elements', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter(path => dangerous.test(readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  '<p dangerouslySetInnerHTML={{ __html: text }} />',
  'element.innerHTML = text',
  'element.outerHTML=text',
  "element.insertAdjacentHTML('beforeend', text)",
  'document.write(text)',
  '<iframe srcDoc={text} />',
])('%s would be found', code => expect(code).toMatch(dangerous))
