import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'

// node deploy/healthcheck.mjs <address>: exit status 0 if it answers with a status below 400 within
// 3 s. The images have no curl. Its own loopback is all it asks, so whose certificate the agent
// shows there does not matter.
const address = new URL(process.argv[2] ?? '')
const secure = address.protocol === 'https:' || (process.env.NODE_TLS_CERT ?? '') !== ''
if (secure) address.protocol = 'https:'

const request = (secure ? getSecure : getPlain)(
  address,
  { timeout: 3_000, rejectUnauthorized: false },
  ({ statusCode = 500 }) => process.exit(statusCode < 400 ? 0 : 1),
)
request.on('timeout', () => request.destroy())
request.on('error', () => process.exit(1))
