import { expect, mailsTo } from './fixtures.ts'

/** The address that the button of the latest of so many mails leads to. */
export const linkIn = async (email: string, count = 1) => {
  await expect.poll(() => mailsTo({ email })).toHaveLength(count)
  const mail = (await mailsTo({ email })).at(-1) ?? ''
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return /https?:\/\/\S+\?uid=[^\s"]+/.exec(text)?.[0] ?? ''
}
