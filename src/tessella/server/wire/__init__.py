"""Everything on the wire: one Struct for each message, and how the law's values become one."""
