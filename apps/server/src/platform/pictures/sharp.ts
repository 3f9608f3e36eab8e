import sharp from 'sharp'

// Memory goes back at once, and a picture takes one core at most: the others answer requests.
sharp.cache(false)
sharp.concurrency(1)
// What a file is, its content tells. SVG, GIF, TIFF, PDF and the rest find no reader at all.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map(type => `VipsForeignLoad${type}Buffer`),
})

/** The reader and writer of pictures, within its bounds. It is large: import this where a picture is drawn. */
export { sharp }
