/**
 * The values of an open enum that this version knows. Answers may bring others, so that a server
 * can learn new words before its clients do.
 */
export type Known<T> = T extends string ? (string extends T ? never : T) : T
