import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../backups.ts'

/** A store that speaks S3, with an empty bucket, until the test ends. It checks keys, but not what is signed with them. */
export const startS3 = async () => {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await temporaryFolder(),
    configureBuckets: [{ name: 'sicherungen', configs: [] }],
  })
  const { port } = await server.run()
  let closing: Promise<void> | undefined
  const close = () => (closing ??= server.close())
  onTestFinished(close)
  const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    ...key,
    endpoint: `http://127.0.0.1:${port}/sicherungen`,
    region: 'auto',
    close,
  }
}
