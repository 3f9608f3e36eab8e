/** Leaves the authorization off a request; never sent itself (spec section 7). */
export const skipInterceptor = 'skip-interceptor'

/** Creation and activation of an account go without a token (spec section 7). */
const withoutToken = (method: string, path: string) =>
  path.startsWith('/api/auth/users/activation/') || (method === 'POST' && path === '/api/auth/users/')

const cookieValue = (cookies: string, name: string) => {
  const entry = cookies.split('; ').find(entry => entry.startsWith(`${name}=`))
  return entry && decodeURIComponent(entry.slice(name.length + 1))
}

type Request = { method: string; path: string; url: string; headers?: Record<string, string> }

/**
 * The headers of a request, of which `path` is the part below the backend root and `url` the whole
 * address: the caller's own, the bearer token and, on relative requests that change something, the
 * XSRF token (spec sections 5 and 7).
 */
export const headersFor = (
  { method, path, url, headers }: Request,
  { access, cookies }: { access: string | undefined; cookies: string },
) => {
  const sent = new Headers(headers)
  if (access && !sent.has(skipInterceptor) && !withoutToken(method, path))
    sent.set('Authorization', `Bearer ${access}`)
  sent.delete(skipInterceptor)
  const xsrf = cookieValue(cookies, 'XSRF-TOKEN')
  const relative = !/^(https?:)?\/\//i.test(url)
  if (xsrf !== undefined && relative && !['GET', 'HEAD'].includes(method)) sent.set('X-XSRF-TOKEN', xsrf)
  return sent
}
