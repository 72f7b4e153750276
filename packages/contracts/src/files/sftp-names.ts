// Free of zod: the panel's visitors download this.

/** Public keys that SFTP takes. Those of hardware come with what the client calls them. */
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

/** `private`: it is a private key, which was not kept. `weak`: RSA below 2048 bits. `kind`: DSA, certificates and what is not known. */
export const sshKeyFaults = ['shape', 'private', 'weak', 'kind', 'taken', 'too_many'] as const
export type SshKeyFault = (typeof sshKeyFaults)[number]

export const maxSshKeys = 20
/** An RSA key of 16384 bits has 2,800 characters. */
export const maxSshKeyLength = 8_000

/** `<login>.<first letters of the server's id>`. */
export const sftpUser = (login: string, serverId: string): string => `${login}.${serverId.slice(0, 8)}`
