/**
 * What the name, the hint or the label of a field says that is for the data of a card, in our nine languages. Such a field stands at the
 * processor and nowhere else: whoever shows one answers for the cards of all who fill it in.
 */
export const cardWords =
  /\bcc-(?:name|number|exp|csc|type)|\bcard[-_ ]?(?:number|no|holder|expiry|exp|code)\b|\bcv[cv]2?\b|\bcsc\b|номер карты|номер картки|numer karty|kartes numur|kortelės numer|kaardi number|kortin numero|kartennummer/i
