import { expect, test } from './house/fixtures.ts'

const page = { accept: 'text/html', 'accept-encoding': 'identity' }

// The worker keeps /index.html and shows it for every address, so that it needs the guard as much as they do.
for (const path of ['/', '/index.html', '/app/tabs/event', '/verwaltung', '/verwaltung/events'])
  for (const encoding of ['identity', 'br'])
    test(`${path} is the page with its guards, also for ${encoding}`, async ({ request }) => {
      const answer = await request.get(path, { headers: { ...page, 'accept-encoding': encoding } })
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toContain('text/html')
      expect(answer.headers()['content-security-policy']).toContain("default-src 'self'")
    })

test('a file that does not exist is not found, and no page', async ({ request }) => {
  const answer = await request.get('/assets/gone.js', { headers: { accept: '*/*' } })
  expect([answer.status(), await answer.json()]).toEqual([404, { detail: 'Nicht gefunden.' }])
})
