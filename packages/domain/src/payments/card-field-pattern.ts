/**
 * Names, hints and labels of fields for card data, in our nine languages. Only the processor may
 * have such a field: a site that shows one is responsible for its users' card data.
 */
export const cardFieldPattern =
  /\bcc-(?:name|number|exp|csc|type)|\bcard[-_ ]?(?:number|no|holder|expiry|exp|code)\b|\bcv[cv]2?\b|\bcsc\b|номер карты|номер картки|numer karty|kartes numur|kortelės numer|kaardi number|kortin numero|kartennummer/i
