// SSH File Transfer Protocol, version 3: draft-ietf-secsh-filexfer-02, with the extensions of
// OpenSSH (its PROTOCOL file).

export const packet = {
  init: 1,
  version: 2,
  open: 3,
  close: 4,
  read: 5,
  write: 6,
  lstat: 7,
  fstat: 8,
  setstat: 9,
  fsetstat: 10,
  opendir: 11,
  readdir: 12,
  remove: 13,
  mkdir: 14,
  rmdir: 15,
  realpath: 16,
  stat: 17,
  rename: 18,
  readlink: 19,
  symlink: 20,
  status: 101,
  handle: 102,
  data: 103,
  name: 104,
  attrs: 105,
  extended: 200,
  extendedReply: 201,
} as const

export const status = {
  ok: 0,
  eof: 1,
  noSuchFile: 2,
  permissionDenied: 3,
  failure: 4,
  badMessage: 5,
  unsupported: 8,
} as const
export type Status = (typeof status)[keyof typeof status]

export const openFlag = { read: 1, write: 2, append: 4, create: 8, truncate: 16, exclusive: 32 } as const
export const attributeFlag = {
  size: 1,
  owner: 2,
  mode: 4,
  times: 8,
  extended: 0x8000_0000,
} as const

/** The limit of OpenSSH, by which clients split their requests. */
export const maxPacketBytes = 256 * 1024
export const maxDataBytes = maxPacketBytes - 1_024
