CREATE TABLE "guest_message_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_message_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"moment" text NOT NULL,
	"days" integer NOT NULL,
	"at_minutes" integer NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"is_offer" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_message_rules_name_given" CHECK (btrim("guest_message_rules"."name") <> ''),
	CONSTRAINT "guest_message_rules_subject_given" CHECK (btrim("guest_message_rules"."subject") <> ''),
	CONSTRAINT "guest_message_rules_text_given" CHECK (btrim("guest_message_rules"."text") <> ''),
	CONSTRAINT "guest_message_rules_moment_known" CHECK ("guest_message_rules"."moment" in ('before-arrival', 'after-arrival', 'before-departure', 'after-departure')),
	CONSTRAINT "guest_message_rules_days_in_range" CHECK ("guest_message_rules"."days" between 0 and 60),
	CONSTRAINT "guest_message_rules_time_of_day" CHECK ("guest_message_rules"."at_minutes" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "guest_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_messages_once" UNIQUE("rule_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_rule_id_guest_message_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."guest_message_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_messages_booking" ON "guest_messages" USING btree ("booking_id");