/**
 * Every picture that `build-art.ts` draws, with its intrinsic size for `<img width height>`.
 * It is a literal, so that pages do not bundle the models; a test compares it with
 * the pictures.
 */
export const artSizes = {
  island: [138, 143],
  'island-b': [138, 143],
  'block-free': [32, 36],
  'block-earth': [32, 32],
  'block-wood': [32, 32],
  'block-coal': [32, 32],
  'block-stone': [32, 32],
  'block-iron': [32, 32],
  'block-gold': [32, 32],
  'block-emerald': [32, 32],
  'block-diamond': [32, 32],
  'block-bedrock': [32, 32],
  'gift-free': [48, 48],
  'gift-subdomain': [36, 36],
  'gift-channel': [48, 48],
  'gift-sftp': [41, 41],
  'gift-install': [48, 48],
  'gift-slots': [46, 46],
  'gift-nonstop': [36, 36],
  'gift-support': [36, 36],
  'gift-shield': [37, 37],
  'reason-shield': [37, 37],
  'reason-cpu': [60, 60],
  'reason-speed': [28, 28],
  'reason-people': [56, 56],
  lost: [70, 66],
  works: [78, 100],
  'pay-success': [39, 39],
  'pay-error': [46, 46],
  modpack: [84, 84],
  mark: [16, 16],
} as const satisfies Record<string, readonly [width: number, height: number]>

export type ArtName = keyof typeof artSizes

export const artNames = Object.keys(artSizes) as ArtName[]
