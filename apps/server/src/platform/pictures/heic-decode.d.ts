declare module 'heic-decode' {
  export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
  type Image = { decode: () => Promise<Pixels> }
  const decode: { all: (input: { buffer: Uint8Array }) => Promise<Image[]> }
  export default decode
}
