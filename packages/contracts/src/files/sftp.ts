import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { readableName } from '../fields/readable-name.ts'
import { maxSshKeyLength, sshKeyTypes } from './sftp-names.ts'

export * from './sftp-names.ts'

export const SshKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(sshKeyTypes),
    /** `SHA256:…`, as `ssh-keygen -l` shows it. */
    fingerprint: z.string(),
    addedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SshKey' })
export type SshKey = z.infer<typeof SshKey>
export const SshKeys = z.object({ keys: z.array(SshKey) }).meta({ id: 'SshKeys' })

/** SFTP access to a server's files. */
export const SftpAccess = z
  .object({
    host: z.string(),
    /** Null while its node has no SFTP. */
    port: z.number().int().min(1).max(65535).nullable(),
    user: z.string(),
    /** `SHA256:…` of the node's ed25519 key, which clients show at the first connection. */
    hostKey: z.string().nullable(),
    password: z.object({ createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }).nullable(),
    /** Number of the account's keys. */
    keys: z.number().int(),
  })
  .meta({ id: 'SftpAccess' })
export type SftpAccess = z.infer<typeof SftpAccess>

/**
 * Credential of an SFTP login: a password, or a public key whose signature the node has verified.
 */
export const SftpProof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('password'), password: z.string().max(200) }).strict(),
  /** The key in wire format, base64. */
  z.object({ method: z.literal('key'), key: z.string().max(maxSshKeyLength) }).strict(),
])
export type SftpProof = z.infer<typeof SftpProof>

/** A node's SFTP server. */
export const NodeSftp = z.object({
  port: z.number().int().min(1).max(65535),
  hostKey: z.string().regex(/^SHA256:[A-Za-z0-9+/]{43}$/),
})
export type NodeSftp = z.infer<typeof NodeSftp>

const Id = z.object({ id: z.uuid() })

export const sftpEndpoints = {
  'GET /api/account/ssh-keys': {
    summary: 'The public keys that open the files of the account’s servers by SFTP',
    session: true,
    answers: { 200: SshKeys },
  },
  'POST /api/account/ssh-keys': {
    summary: 'Adds a public key; needs the password',
    session: true,
    body: z
      .object({
        name: readableName(60),
        key: z.string().max(maxSshKeyLength),
        password: z.string().max(256),
      })
      .strict(),
    answers: { 201: SshKey },
    errors: ['rate_limited'],
  },
  'DELETE /api/account/ssh-keys/:id': {
    summary: 'Takes a key back; what was opened with it ends within a second',
    session: true,
    limits: ['mutate'],
    params: Id,
    answers: { 204: z.null().describe('It is gone.') },
    errors: ['not_found'],
  },
  'GET /api/servers/:id/sftp': {
    summary: 'How the server’s files are reached by SFTP',
    session: true,
    right: 'files',
    params: Id,
    answers: { 200: SftpAccess },
    errors: ['server_not_active'],
  },
  'POST /api/servers/:id/sftp/password': {
    summary:
      'Makes a password for SFTP to this server alone, which is answered once; the one before ends. ' +
      'Needs the password of the account',
    session: true,
    right: 'files',
    limits: ['mutate'],
    params: Id,
    body: z.object({ password: z.string().max(256) }).strict(),
    answers: { 201: z.object({ password: z.string() }).meta({ id: 'NewSftpPassword' }) },
    errors: ['server_not_active'],
  },
  'DELETE /api/servers/:id/sftp/password': {
    summary: 'Takes that password back; what was opened with it ends within a second',
    session: true,
    right: 'files',
    limits: ['mutate'],
    params: Id,
    answers: { 204: z.null().describe('There is none any more.') },
  },
} as const satisfies Endpoints

export const sftpLoginEndpoints = {
  'POST /api/node/sftp/login': {
    summary: 'A node asks whom an SFTP login lets in; whatever is wrong with it is refused alike',
    node: true,
    body: z.object({ user: z.string().max(200), address: z.string().max(100), proof: SftpProof }).strict(),
    answers: {
      200: z
        .object({
          server: z.uuid(),
          account: z.uuid(),
          /** An id in `DesiredServer.sftp`. */
          credential: z.string(),
          /**
           * From this revision of the desired state on, the credential is valid only while it is
           * listed there.
           */
          revision: z.number().int().nonnegative(),
        })
        .meta({ id: 'SftpLogin' }),
    },
    errors: ['forbidden', 'rate_limited'],
  },
} as const satisfies Endpoints
