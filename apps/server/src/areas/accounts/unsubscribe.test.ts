import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { unsubscribeUrl } from './unsubscribe.service.ts'

const { app, deps, given } = await buildTestApp()

test('the page to unsubscribe, and the one for a wrong link, may have their own style and no other', async () => {
  const { id } = await given.account()
  const { pathname } = new URL(unsubscribeUrl(deps.config, id))
  for (const url of [pathname, `${pathname}x`]) {
    const { body, headers } = await app.inject({ url })
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`)
  }
})
