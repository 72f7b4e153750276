import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Config } from '@zubr/config'
import type { ErrorCode } from '@zubr/contracts/errors'
import { refuseUnreadable as refuse, type Unreadable } from '@zubr/http/refuse-unreadable'
import { requestIdHeader } from '@zubr/http/request-id'
import { errorBody } from './api-error.ts'
import { securityHeaders } from './security-headers.ts'

const codes: Record<Unreadable, ErrorCode> = {
  too_slow: 'invalid_request',
  headers_too_large: 'payload_too_large',
  not_http: 'invalid_request',
}

/** Answers in the API's error format if the request cannot be parsed. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  config: Pick<Config, 'panelUrl'>,
): void {
  refuse(error, socket, (why) => {
    const requestId = randomUUID()
    return {
      headers: {
        ...securityHeaders(config),
        [requestIdHeader]: requestId,
        'content-type': 'application/json; charset=utf-8',
      },
      body: JSON.stringify(errorBody(codes[why], requestId)),
    }
  })
}
