/** The store cannot be opened. The message is for the operator: what is wrong, and what to do. */
export class StoreUnusable extends Error {}
