import { expect, test } from 'vitest'
import { run } from './run.mjs'

/** A program that ends with 7 when it is told that all went well, and with 0 when whoever started it hangs up. */
const listening = `process.once('message', () => process.exit(7)).once('disconnect', () => process.exit(0))`
const beside = code => run(process.execPath, ['-e', listening], { beside: async () => code })

test('a program is told that what is done beside it went well, and its own end counts', async () => {
  expect(await beside(0)).toBe(7)
})

test('a program hears no more where what is done beside it fails, and that counts', async () => {
  expect(await beside(3)).toBe(3)
})
