/**
 * Lets the cache in front of the servers (deploy/nginx.conf) share a response among all clients.
 * Its key is the address, the encoding and the variant's cookie. nginx counts whole seconds, so it
 * may serve a response one second longer; it removes this header.
 */
export function sharedFor(seconds: number): Record<string, string> {
  return { 'x-accel-expires': String(seconds) }
}
