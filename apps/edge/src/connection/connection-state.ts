import type { Tunnel } from '../sockets/tunnel.ts'
import type { AnswerExchange } from './answer-exchange.ts'
import type { BackendDialer } from './backend-dialer.ts'
import type { HandshakeReader, RoutedRequest } from './handshake-reader.ts'
import type { StartWait } from './start-wait.ts'

/**
 * From `handshake` to `connecting`, `waiting` or `answering`; from `waiting` to `connecting`;
 * from `connecting` to `proxying` or `answering`; from `answering` to `waiting`.
 * Each state may end in `closing` or `closed`, and `proxying` lasts until both sockets are closed.
 */
export type ConnectionState =
  | { phase: 'handshake'; reader: HandshakeReader }
  /** To a backend, with retries. The player's socket is paused. */
  | { phase: 'connecting'; dialer: BackendDialer }
  /** For a server that starts. */
  | { phase: 'waiting'; request: RoutedRequest; server: string; wait: StartWait }
  /** The edge itself talks to the client. */
  | { phase: 'answering'; request: RoutedRequest; exchange: AnswerExchange }
  | { phase: 'proxying'; tunnel: Tunnel }
  /** Refused; the socket is about to close. */
  | { phase: 'closing' }
  | { phase: 'closed' }

export type AnsweringState = Extract<ConnectionState, { phase: 'answering' }>
