import { expect, test } from 'vitest'
import { withFirstView } from './first-view.rules.ts'
import { shownAt } from './pages.rules.ts'

// What a build of the app looks like to us; the journeys read the real one.
const built = `<html>
  <head>
    <link rel="stylesheet" href="/colours.css" />
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>Tafelrunde braucht JavaScript.</noscript>
  </body>
</html>`

const view = {
  html: '<h1>Tag</h1>',
  styles: 'h1{color:red}',
  sheets: ['/assets/screen.css'],
  scripts: ['/assets/screen.js'],
  drawn: '{}',
}
const answersIn = (page: string): unknown =>
  JSON.parse(/<script type="application\/json" id="drawn">(.*)<\/script>/.exec(page)?.[1] ?? '')

test('the first view stands before the app, with its styles and the colours, and nothing else is waited for', () => {
  const page = withFirstView(built, view, ':root{--tr-primary:#123456}')
  expect(page).toContain('<style data-colours>:root{--tr-primary:#123456}</style>')
  expect(page).toContain('<style>h1{color:red}</style>')
  expect(page).toMatch(/<div id="root" data-drawn><h1>Tag<\/h1><\/div>/)
  expect(page.match(/<link[^>]*rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" crossorigin disabled href="/assets/screen.css">',
  ])
  expect(page).toContain(
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/screen.js">',
  )
})

test('whatever stands in an answer, it ends no script and is read as it was', () => {
  const answers = { '/api/events/1/': { name: '</script><script>alert(1)</script> $& $1' } }
  const page = withFirstView(built, { ...view, drawn: JSON.stringify(answers) }, '')
  expect(answersIn(page)).toEqual(answers)
  expect(page).not.toContain('<script>alert')
})

test('what is shown at an address is shown at the address to which the app leads on from there', () => {
  for (const front of ['/', '/app', '/app/tabs']) expect(shownAt(front, {})).toBe('/app/tabs/event')
  expect(shownAt('/app/tabs/schedule', { event: '6' })).toBe('/app/tabs/schedule?event=6')
  expect(shownAt('/workshop-detail/:id', { id: '4' })).toBe('/workshop-detail/4')
})
