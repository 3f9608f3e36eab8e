import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { qrModules } from '../../apps/server/src/platform/qr.ts'
import { workerFolder } from './worker-folder.ts'

/** What the camera of the test's browser shows: read anew each time that a camera is opened. */
const film = join(workerFolder, 'camera.y4m')

/** Starts a Chromium with a camera that needs no permission; for all journeys, as other options cost a server. */
export const withCamera = ({ args = [], ...options }: LaunchOptions) => ({
  ...options,
  args: [
    ...args,
    '--js-flags=--no-opt,--no-maglev', // a journey is over before optimised code has paid for its making
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
})

const width = 640
const height = 480
const white = 235
const black = 16

/** The brightness of a picture with the code in the middle of a white sheet, row by row. */
const brightness = (text: string) => {
  const modules = qrModules(text)
  const scale = Math.floor(height / modules.length)
  const side = scale * modules.length
  const left = Math.floor((width - side) / 2)
  const top = Math.floor((height - side) / 2)
  return Buffer.from(
    Array.from({ length: width * height }, (_, index) => {
      const x = Math.floor(((index % width) - left) / scale)
      const y = Math.floor((Math.floor(index / width) - top) / scale)
      return modules[y]?.[x] ? black : white
    }),
  )
}

/** Holds the code of a text in front of the camera (YUV4MPEG2: uncompressed, without colours). */
export const holdUp = async (text: string) => {
  const frame = [Buffer.from('FRAME\n'), brightness(text), Buffer.alloc((width * height) / 2, 128)]
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(film, Buffer.concat([head, ...frame, ...frame]))
}
