// No zod here: visitors of the panel download this file.

/** Types of public keys that SFTP accepts. Hardware keys have the names that clients use. */
export const sshKeyTypes = [
  'ssh-ed25519',
  'sk-ssh-ed25519@openssh.com',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'sk-ecdsa-sha2-nistp256@openssh.com',
  'ssh-rsa',
] as const
export type SshKeyType = (typeof sshKeyTypes)[number]

/**
 * `private`: a private key, which was not stored. `weak`: RSA below 2048 bits. `kind`: DSA,
 * certificates and unknown types.
 */
export const sshKeyFaults = ['shape', 'private', 'weak', 'kind', 'taken', 'too_many'] as const
export type SshKeyFault = (typeof sshKeyFaults)[number]

export const maxSshKeys = 20
/** An RSA key of 16384 bits has 2,800 characters. */
export const maxSshKeyLength = 8_000

/** `<login>.<first letters of the server's id>`. */
export const sftpUser = (login: string, serverId: string): string => `${login}.${serverId.slice(0, 8)}`
