import { crc32, deflateSync } from 'node:zlib'

const headEnd = 33 // signature and IHDR, which always come first

/** A PNG without a colour profile, given one: its colours stay, what they mean changes (PNG 3, `iCCP`). */
export const withProfile = (png: Buffer, profile: Buffer) => {
  const content = Buffer.concat([Buffer.from('iCCPprofile\0\0'), deflateSync(profile)])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([png.subarray(0, headEnd), chunk, png.subarray(headEnd)])
}
