interface ImportMetaEnv {
  /** The server's address for builds that are not served by it (Capacitor), without a slash at the end. */
  readonly VITE_API_ROOT?: string
}
