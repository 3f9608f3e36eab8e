import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readPdf } from '../apps/server/test/read/read-pdf.ts'
import { mailsTo } from './house/fixtures.ts'

/** The paper that a tap on this button keeps on the device, and its file's name. */
export const downloadOf = async (page: Page, button: Locator) => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const paper = await readPdf(await readFile(await download.path()))
  return { name: download.suggestedFilename(), ...paper }
}

/** The papers that have come by mail. */
export const mailedTo = async (person: { email: string }) => {
  const attached = (await mailsTo(person)).flatMap(mail => {
    const [, base64] = /application\/pdf[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail) ?? []
    return base64 === undefined ? [] : [Buffer.from(base64, 'base64')]
  })
  return Promise.all(attached.map(readPdf))
}
