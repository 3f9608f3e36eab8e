import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What tests and journeys may let pass time for; all else waits until something is there. */
const timed = {
  'apps/server/src/platform/http/fastify.test.ts': 'somebody who sends slowly',
  'apps/server/test/reachable.ts': 'between two questions whether a server answers',
  'apps/server/test/servers/cluster.ts': 'between two looks whether a database has ended',
  'e2e/browsers/journey.ts': 'between two looks at a page, and until lists are kept, which no page shows',
  'e2e/house/storage.ts': 'a device that is slow',
  'e2e/measures/visit-once.ts': 'as long as a page is watched',
  'e2e/measures/watched-page.ts': 'as long as a page is watched',
  'e2e/taps.spec.ts': 'a network that is slow',
}

const isTest = file => /\.(test|spec|fixture)\.tsx?$|^apps\/server\/test\/.*\.ts$|^e2e\/.*\.ts$/.test(file)
const letsTimePass = file =>
  /\bwaitForTimeout\(|(?<!\btest\.)\bsetTimeout\(|\bsetTimeout\b.*'node:timers/.test(
    readFileSync(file, 'utf8'),
  )

test('no test waits for time, but for what it waits for', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'e2e'], { encoding: 'utf8' }).split('\n')
  expect(files.filter(file => isTest(file) && letsTimePass(file))).toEqual(Object.keys(timed))
})
