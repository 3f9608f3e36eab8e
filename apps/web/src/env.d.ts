interface ImportMetaEnv {
  /** The server's address for builds that are not served by it (Capacitor), without a slash at the end. */
  readonly VITE_API_ROOT?: string
  /**
   * Further hosts whose links open in the app on a phone, comma-separated. Those of the server and of `.app` always do;
   * the phone has to hand them over too (App Links, Universal Links).
   */
  readonly VITE_APP_HOSTS?: string
}
