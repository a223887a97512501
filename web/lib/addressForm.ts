/** A pattern of fields for an address: browsers ask for no dot in its domain, and the service does. */
export const ADDRESS_FORM = '.*@.*\\.[^.]{2,}';
