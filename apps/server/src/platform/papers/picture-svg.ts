/** Where a PNG says how many pixels it is wide and high. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

/** A PNG as an SVG, which is text: templates get nothing else. */
export const pictureSvg = (png: Buffer) => {
  const { width, height } = sizeOf(png)
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}><image ${size} href="data:image/png;base64,${png.toString('base64')}"/></svg>`
}
