/** A browser with one page in it, as far as the journey needs it. */
export type Driver = {
  name: string
  goto: (url: string) => Promise<void>
  /** What an expression of the page's JavaScript is; a promise is awaited. */
  read: (expression: string) => Promise<unknown>
  /** A picture of the page as PNG. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

export const phone = { width: 390, height: 844 }

/** A finding that is not there: these lines say where to get it. */
export const installHint = 'apt-get install -y firefox-esr webkit2gtk-driver xvfb'
