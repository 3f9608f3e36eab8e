const quality = 0.9

/** What is cut out of a picture after turning it, in its own px. */
export type Cut = {
  area: { x: number; y: number; width: number; height: number }
  /** Quarters of a turn, clockwise. */
  quarters: number
}

/** The picture of a file; undefined when this browser cannot show it, as Chrome with HEIC. */
export const openPicture = async (file: File) => {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } catch {
    closePicture(image)
    return undefined
  }
}

export const closePicture = (image: HTMLImageElement | undefined) => {
  if (image) URL.revokeObjectURL(image.src)
}

/** The cut as a JPEG of at most so many px across; what was transparent is white. The server makes it smaller still. */
export const cutPicture = (image: HTMLImageElement, { area, quarters }: Cut, widest = 1024) => {
  const { naturalWidth: width, naturalHeight: height } = image
  const lying = quarters % 2 === 1
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, widest / area.width)
  canvas.width = Math.round(area.width * scale)
  canvas.height = Math.round(area.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.translate((lying ? height : width) / 2 - area.x, (lying ? width : height) / 2 - area.y)
  context.rotate((quarters * Math.PI) / 2)
  context.drawImage(image, -width / 2, -height / 2)
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no JPEG'))), 'image/jpeg', quality)
  })
}
