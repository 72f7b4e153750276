/**
 * Lets the cache in front of our servers (deploy/nginx.conf) answer with this to everybody who asks for the same address in the same
 * encoding and with the same variant's cookie. It keeps nothing else. It counts in whole seconds, so an answer is served for up to one
 * second more, and it takes the header away.
 */
export function sharedFor(seconds: number): Record<string, string> {
  return { 'x-accel-expires': String(seconds) }
}
